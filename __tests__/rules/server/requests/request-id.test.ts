import { idOfChange } from '#server/requests/request-id.ts';

test('equal changes of one state of a call are one request, and all others differ', () => {
  const state = { callHash: 'call', revision: 1 };
  const time = { callDate: '2026-11-23', callTime: '10:00' };
  const id = idOfChange(state, time);
  expect(idOfChange({ ...state }, { ...time })).toBe(id);
  const others = [
    idOfChange({ ...state, callHash: 'another' }, time),
    idOfChange({ ...state, revision: 2 }, time),
    idOfChange(state, { ...time, callDate: '2026-11-24' }),
    idOfChange(state, { ...time, callTime: '10:15' }),
    idOfChange(state, null),
  ];
  expect(new Set([id, ...others]).size).toBe(6);
});
