import { waitFor } from '@testing-library/dom';

test('a part that fails stops no other part of the site script, and stored requests are sent', async () => {
  // jsdom has no IntersectionObserver.
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', '']);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const posts = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  document.body.innerHTML = '<a href="/about">link</a>';
  history.replaceState(null, '', '/?utm_source=news');
  const copy = JSON.stringify({ keptAt: Date.now(), headers: {}, body: '{}' });
  localStorage.setItem('consultation-request:one', copy);

  await import('#browser/site.ts');
  expect(document.links[0]?.search).toBe('?utm_source=news');
  dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(posts).toHaveBeenCalledTimes(1));
});
