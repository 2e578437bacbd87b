import { waitFor } from '@testing-library/dom';

test('the site script carries the lead source to links and sends stored requests', async () => {
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
