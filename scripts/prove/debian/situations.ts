import type { Situation } from './administrator.ts';

const SETTINGS = '/srv/agency-site/.env.local';
const set = (setting: string) => `printf '${setting}\\n' >> ${SETTINGS}`;
const restarted = 'systemctl restart agency-site; sleep 2';

/** What goes wrong with a site of one's own, and what the doctor says of it. */
export const situations: Record<string, Situation> = {
  'site and proxy are stopped': {
    by: 'systemctl stop agency-site.socket agency-site caddy',
    told: /WRONG .*The site does not answer at port 3000/,
  },
  'the proxy is stopped': {
    by: 'systemctl stop caddy',
    told: /WRONG .*agency\.example cannot be reached, nobody answers.*Start the proxy/,
  },
  'the site is stopped': {
    by: 'systemctl stop agency-site.socket agency-site',
    told: /WRONG .*A proxy answers at agency\.example, and finds no site behind it/,
  },
  'no such name': {
    by: set('SITE_URL=https://nowhere.invalid'),
    told: /WRONG .*nowhere\.invalid cannot be reached, no such host is found/,
  },
  'another site answers': {
    by: 'cp /etc/caddy/Caddyfile /root; sed --in-place "s/agency.example {/& \\n respond hello /" /etc/caddy/Caddyfile; systemctl reload caddy',
    undone: 'cp /root/Caddyfile /etc/caddy',
    told: /WRONG .*Something else answers at agency\.example/,
  },
  'another version runs': {
    by: 'cd /srv/agency-site && readlink dist/current > /root/version; sudo -u agency npm run --silent back $(ls dist | grep ^2 | tail -1)',
    undone: 'cd /srv/agency-site && sudo -u agency npm run --silent back $(cat /root/version)',
    told: /WRONG .*Another version than .* runs: restart/,
  },
  'nobody vouches for the certificate': {
    by: 'true',
    doctor: 'env NODE_EXTRA_CA_CERTS= npm run --silent doctor',
    told: /WRONG .*its certificate cannot be trusted/,
  },
  'a proxy that is not counted': {
    by: `${set('TRUSTED_PROXIES=0')}; ${restarted}`,
    told: /WRONG .*TRUSTED_PROXIES is 0, and 1 proxy stands in front/,
  },
  'a proxy that is not there': {
    by: `${set('TRUSTED_PROXIES=2')}; ${restarted}`,
    told: /WRONG .*TRUSTED_PROXIES is 2, and 1 proxy stands/,
  },
  'a wrong clock': {
    by: 'apt-get install --yes faketime > /dev/null 2>&1',
    doctor: "faketime '+10 minutes' npm run --silent doctor",
    told: /WRONG .*The clock here is 10 minutes ahead/,
  },
  'settings that others may read': {
    by: `chmod 644 ${SETTINGS}`,
    told: /better .*Everybody on this machine may read \.env\.local/,
  },
  'a misspelt setting': {
    by: set('SMPT_URL=smtps://mail.example'),
    told: /WRONG .*SMPT_URL means nothing here: did you mean SMTP_URL/,
  },
  'a wrong password of PostgreSQL': {
    by: set('DATABASE_URL=postgresql://agency:wrong@127.0.0.1/site'),
    told: /WRONG .*The database cannot be written to. The password is wrong/,
  },
  'a folder that is not ours': {
    by: set('DATABASE_URL=\\nDATA_DIR=/root/store'),
    told: /WRONG .*There is no store in .*no folder that can be written to/,
  },
  'a workflow that is away': {
    by: set('CONSULTATION_WEBHOOK_URL=http://127.0.0.1:3999'),
    doctor: 'npm run --silent doctor -- --send',
    told: /WRONG .*The webhook gave no answer \(ECONNREFUSED\)/,
  },
};
