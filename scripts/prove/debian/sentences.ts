import { until } from '../real/until.ts';
import { type Administrator, type Look, saying } from './administrator.ts';

type Sentence = (administrator: Administrator, line: string) => Promise<Look>;

/** It is run as it stands, ends well, and then this is so. */
const leadsTo =
  (proof = 'true', expected = /(?:)/): Sentence =>
  async (administrator, line) => {
    const outcome = await administrator.follow(line);
    if (outcome.code !== 0) return saying(outcome, true);
    const seen = await administrator.asRoot(proof);
    return { isSo: seen.code === 0 && expected.test(seen.said), words: outcome.said + seen.said };
  };

/** A command of an operator, as the site's user and with an id or address in place of the word in capitals. */
const answers =
  (expected: RegExp, given?: (administrator: Administrator) => Promise<string>): Sentence =>
  async (administrator, line) => {
    const filledIn = given ? line.replace(/\b[A-Z]{2,}\b/, await given(administrator)) : line;
    return saying(await administrator.asAgency(filledIn), expected);
  };

const versionServed = `journalctl --unit agency-site --output cat | grep --only-matching '"version":"[^"]*"' | tail -1`;

/** What each command of the manual must do, by its first line. */
export const sentences: Record<string, Sentence> = {
  'sudo apt-get update': leadsTo(),
  'sudo apt-get install --yes git caddy cron npm': leadsTo('systemctl is-active caddy cron'),
  'sudo useradd --system --create-home --home-dir /var/lib/agency --shell /usr/sbin/nologin agency':
    leadsTo('id agency'),
  'sudo install --directory --owner=agency /srv/agency-site': leadsTo('ls -d /srv/agency-site'),
  'cd /srv/agency-site': leadsTo(),
  'sudo -u agency git clone https://git.example/agency-site.git .': leadsTo(
    'ls /srv/agency-site/package.json',
  ),
  'sudo -u agency npm ci': leadsTo(),
  'sudo -u agency install --mode=600 /dev/null .env.local': leadsTo(
    'stat --format "%U %a" /srv/agency-site/.env.local',
    /agency 600/,
  ),
  "printf 'SITE_URL=https://agency.example\\nTRUSTED_PROXIES=1\\nDATA_DIR=/var/lib/agency-site\\n' | sudo -u agency tee .env.local":
    leadsTo('stat --format "%U %a" /srv/agency-site/.env.local', /agency 600/),
  'sudo -u agency npm run build': leadsTo('readlink /srv/agency-site/dist/current'),
  'sudo cp scripts/operate/systemd/agency-site.* /etc/systemd/system/': leadsTo(),
  'sudo systemctl enable --now agency-site.socket agency-site.service': async (
    administrator,
    line,
  ) => {
    const outcome = await administrator.follow(line);
    await administrator.served();
    return saying(outcome, true);
  },
  "sudo tee /etc/caddy/Caddyfile <<'END'": leadsTo(
    // No authority on the Internet vouches for agency.example: Caddy's own does.
    `sed --in-place '1i { \\n local_certs \\n }' /etc/caddy/Caddyfile`,
  ),
  'sudo systemctl reload caddy': leadsTo(
    `until cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt /usr/local/share/ca-certificates/caddy.crt
     do sleep 1; done 2> /dev/null; update-ca-certificates > /dev/null; cat /etc/caddy/Caddyfile`,
    /lb_try_duration/,
  ),
  "echo '15 3 * * * cd /srv/agency-site && npm run --silent outbox -- backup /var/lib/agency/$(date +\\%A).db > /dev/null' |":
    leadsTo(
      // What cron would do tonight, as it would do it.
      `su agency --shell /bin/sh -c "$(crontab -u agency -l | cut -d ' ' -f 6- | sed 's/\\\\%/%/')" && stat --format '%U %a %n' /var/lib/agency/*.db`,
      /agency 600 .*day\.db/,
    ),
  'sudo -u agency npm run doctor -- --send': async (administrator, line) => {
    const before = await administrator.follow(line);
    if (before.code !== 1 || !/WRONG .*nobody is told/.test(before.said))
      return saying(before, false);
    await administrator.restart(
      `CONSULTATION_WEBHOOK_URL=${administrator.workflow.url}\\nALERT_URL=${administrator.alerts.url}`,
    );
    return saying(await administrator.follow(line), /agency\.example is this site, over TLS/);
  },
  "sudo -u agency sh -c 'git pull && npm ci && npm run build' && sudo systemctl restart agency-site":
    async (administrator, line) => {
      const before = await administrator.asRoot(versionServed);
      await administrator.asRoot(
        'cd /srv/sources && git update-ref HEAD $(git -c user.name=us -c user.email=us commit-tree HEAD^{tree} -p HEAD -m next)',
      );
      return changesVersion(administrator, line, before.said);
    },
  'sudo -u agency npm run back && sudo systemctl restart agency-site': async (
    administrator,
    line,
  ) => {
    const before = await administrator.asRoot(versionServed);
    return changesVersion(administrator, line, before.said);
  },

  'npm run outbox -- --help': answers(/npm run outbox -- list/),
  'npm run outbox -- list --all': async (administrator, line) => {
    const id = await administrator.visitorSends();
    await administrator.delivered(id);
    return answers(new RegExp(`${id}`))(administrator, line);
  },
  'npm run outbox -- show ID': answers(/visitor@example\.com/, firstDelivered),
  'npm run outbox -- retry': answers(/0 waiting or parked: all are due now/),
  'npm run outbox -- resend ID': async (administrator, line) => {
    const [id = ''] = await administrator.idsOf('delivered');
    const isOfIt = (call: { id: string }) => call.id === id;
    const before = administrator.workflow.calls.filter(isOfIt).length;
    const look = await answers(/1 request that had been delivered: due again/, async () => id)(
      administrator,
      line,
    );
    const again = () => administrator.workflow.calls.filter(isOfIt).length > before;
    await until(again, 60_000, 'What is sent again does not arrive.');
    const { headers } = administrator.workflow.calls.filter(isOfIt).at(-1) ?? {};
    const words = `${look.words}It arrived again, with x-resent: ${headers?.['x-resent']}`;
    return { isSo: look.isSo && Boolean(headers?.['x-resent']), words };
  },
  'npm run outbox -- release ID': answers(/no longer held: it is due now/, oneHeld),
  'npm run outbox -- discard ID': answers(/is gone, and will not be delivered/, oneHeld),
  'npm run outbox -- forget EMAIL': answers(/This would erase/, async () => 'visitor@example.com'),
  'npm run outbox -- export --csv --output requests.csv': async (administrator) => {
    const words = 'export --csv --output /var/lib/agency/requests.csv';
    const look = saying(await administrator.outbox(words), true);
    const file = await administrator.asRoot(
      'stat --format "%U %a" /var/lib/agency/requests.csv; head -c 11 /var/lib/agency/requests.csv; sed -n 1p /var/lib/agency/requests.csv | cut -c1-60',
    );
    return { isSo: look.isSo && /^agency 600\n\ufeffid,state/.test(file.said), words: file.said };
  },
  'npm run outbox -- purge': answers(/This would forget .* To do it, add --yes/s),
  'npm run doctor': answers(/agency\.example is this site, over TLS/),
  'npm run outbox -- backup backup.db': async (administrator) => {
    const outcome = await administrator.outbox('backup /var/lib/agency/backup.db');
    const mode = await administrator.asRoot('stat --format "%U %a" /var/lib/agency/backup.db');
    return {
      isSo: /^agency 600/.test(mode.said) && outcome.code === 0,
      words: outcome.said + mode.said,
    };
  },
  'npm run outbox -- restore backup.db': async (administrator) =>
    saying(
      await administrator.outbox('restore /var/lib/agency/backup.db'),
      /0 requests brought back/,
    ),
  'npm run outbox -- move': async (administrator) =>
    saying(await administrator.outbox('move'), /No other store is known/, 1),
};

async function changesVersion(administrator: Administrator, line: string, before: string) {
  const outcome = await administrator.follow(line);
  await administrator.served();
  const { said } = await administrator.asRoot(versionServed);
  return saying({ ...outcome, said: `${before}${said}` }, outcome.code === 0 && said !== before);
}

async function firstDelivered(administrator: Administrator) {
  const [id = ''] = await administrator.idsOf('delivered');
  return id;
}

/** What a robot has sent. */
async function oneHeld(administrator: Administrator) {
  const [id] = await administrator.idsOf('held');
  if (id) return id;
  await administrator.visitorSends('Cheap pills');
  const [held = ''] = await administrator.idsOf('held');
  return held;
}
