/** Undefined beyond `maxBytes`. Decodes UTF-8 leniently: a wrong byte must not cost a request. */
export async function textWithin(maxBytes: number, body: ReadableStream<Uint8Array> | null) {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Cancelling the body would close the connection before the answer.
  for await (const part of body?.values({ preventCancel: true }) ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
