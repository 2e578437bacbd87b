import { englishOperatorWords } from '#content/operator-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { alertsIn } from '#server/running/alerts.ts';
import { findingsIn } from '#server/running/findings.ts';
import { readStoreHealth, type StoreHealth } from '#server/running/health.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

let healthy: StoreHealth;
beforeAll(async () => {
  const outbox = openRequests({ dataFolder: aFolder() });
  healthy = { ...(await readStoreHealth(outbox)), freeMegabytes: 200, hasReceiver: true };
  await outbox.close();
});

test.each([
  [{}, /^$/],
  [{ freeMegabytes: 199 }, /^Only 199 MB are free/],
  [{ hasReceiver: false }, /^Requests are stored, but nobody receives them\. Set CONSULT/],
  [{ hasTimeZone: false }, /^$/],
  [
    { hasTimeZone: false, callsToAgree: 2 },
    /^2 requests are for a call .* no time zone, .* timeZone: 'Europe/,
  ],
  [{ parked: 2 }, /^2 requests are refused .* list --state parked$/],
  [
    { callsBeyondLimit: 2 },
    /^2 requests are for a call that needs agreement, .* TRUSTED_PROXIES .* npm run doctor\.$/,
  ],
  [{ wrongPasswords: 10 }, /^In a day 10 wrong passwords were tried/],
  [{ callsWithoutEvent: 1 }, /^1 request is for a call whose event .* -- agree ID, or free ID if/],
  [{ lastBackupAt: Date.now() - 6 * DAY_MS, oldestRequestAt: 0 }, /^$/],
  [{ lastBackupAt: Date.now() - 8 * DAY_MS, oldestRequestAt: 0 }, /^The last backup is 8 days old/],
  [{ lastBackupAt: Date.now() + 8 * DAY_MS, oldestRequestAt: 0 }, /^The last backup/],
  [{ oldestRequestAt: Date.now() - 6 * DAY_MS }, /^$/],
  [
    { oldestRequestAt: Date.now() - 8 * DAY_MS },
    /^No backup of this store .* BACKED_UP_OTHERWISE=yes/,
  ],
  [{ oldestRequestAt: Date.now() - 8 * DAY_MS, isBackedUpOtherwise: true }, /^$/],
  [
    { held: 2, heldOverQuota: 2 },
    /^2 requests are held back because one network .* release --all$/,
  ],
  [{ held: 1, heldInFlood: 1 }, /^1 request is held back, because a flood .* release --all$/],
  [
    { isHeldRoomScarce: true },
    /^The room for requests that are held back is almost full\. .* release --all$/,
  ],
  [{ held: 1, lastSpamAt: Date.now() - DAY_MS / 2 }, /^1 request is held back as suspected spam/],
  [{ held: 1, lastSpamAt: Date.now() - DAY_MS }, /^$/],
  [{ mail: { refusedCopies: 1 } }, /^Copies that .* refuses: 1\. .* outbox -- retry$/],
  [{ mail: { late: 1, undelivered: 1, pausedSince: 1 } }, / Mails that wait: 1\./],
  [{ mail: { late: 1, undelivered: 1, pausedSince: null } }, /^$/],
  [
    { mail: { byAgencyInAnHour: 60 } },
    /^In the last hour 60 mails told visitors that you moved or cancelled their calls\./,
  ],
  [
    { mail: { late: 2, lateConfirmations: 2, pausedSince: 1 } },
    /^Confirmations that have waited .* hour: 2\./,
  ],
  [
    { mail: { missedConfirmations: 1 } },
    /^Confirmations of the last day that came too late .* call: 1\./,
  ],
  [{ unreadableCalendars: 1 }, /^A calendar .* its events block no time.* log says which/],
])('alerts say of %j what it means and where to look', (changes, text) => {
  const mail = { ...healthy.mail, ...('mail' in changes ? changes.mail : {}) };
  expect(alertsIn({ ...healthy, ...changes, mail }, englishOperatorWords).text).toMatch(text);
});

test('health names a calendar that is not read yet, and no alert does', () => {
  const health = { ...healthy, calendarsNotRead: 1 };
  expect(findingsIn(health, englishOperatorWords)).toMatchObject([
    { weight: 'trouble', text: expect.stringMatching(/not read a calendar yet/) },
  ]);
  expect(alertsIn(health, englishOperatorWords).text).toBe('');
});
