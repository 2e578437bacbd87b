import { readFileSync } from 'node:fs';
import mime from 'mime';
import { filesOfPosts, pathOfFile } from '#content/posts.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = filesOfPosts;

type Params = { params: Promise<{ language: string; file: string[] }> };

export async function GET(_: Request, { params }: Params) {
  const { language, file } = await params;
  const path = pathOfFile(language, file.map(decodeURIComponent));
  const headers = { 'Content-Type': mime.getType(path) ?? 'application/octet-stream' };
  return new Response(readFileSync(path), { headers });
}
