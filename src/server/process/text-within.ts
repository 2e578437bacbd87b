/** Decodes UTF-8 leniently: a wrong byte must not cost a request. */
export async function textWithin(maxBytes: number, body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Cancelling the body would close the connection before the response.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
