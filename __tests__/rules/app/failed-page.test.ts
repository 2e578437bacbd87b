import { onRequestError } from '../../../src/instrumentation.ts';

test('a page that fails is named with the place in its code, and quotes no visitor', async () => {
  process.env['NEXT_RUNTIME'] = 'nodejs';
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = { path: '/wishes?name=canary', method: 'GET', headers: {} };
  const context = {
    routerKind: 'App Router',
    routePath: '/[language]/wishes',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const;
  await onRequestError(new SyntaxError('Unexpected canary'), request, context);
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    event: 'A page failed',
    page: '/[language]/wishes',
    reason: 'SyntaxError',
    at: expect.stringContaining('failed-page.test.ts'),
  });
  expect(String(written.mock.calls)).not.toContain('canary');
  written.mockRestore();
});
