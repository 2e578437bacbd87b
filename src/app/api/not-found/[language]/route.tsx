import { languages } from '#content/languages.ts';
import { allWords } from '#content/words.ts';
import { NotFound } from '#features/not-found/not-found.tsx';
import { pageResponse } from '#features/site-frame/page-response.tsx';

type Context = { params: Promise<{ language: string }> };

/** For `next dev` and `next start`. Our own server sends the finished page. */
export async function GET(_: Request, { params }: Context) {
  const { language } = await params;
  const index = languages.findIndex(({ code }) => code === language);
  const words = allWords[Math.max(index, 0)];
  if (!words) return new Response(null, { status: 404 });
  return pageResponse(
    { words, title: words.notFoundPage.title, status: 404 },
    <NotFound words={words} />,
  );
}
