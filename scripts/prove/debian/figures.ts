import { type Administrator, type Look, SITE } from './administrator.ts';

const LEFT = 10;
const RESTARTS = 10;
const VISITORS = 8;
const PGDATA = 'postgresql://agency:secret@127.0.0.1';

/** What the promises are in figures, beyond what one command shows. */
export const figures: Record<string, (administrator: Administrator) => Promise<Look>> = {
  async 'ten restarts under load'({ machine }) {
    const visitors = `dist/current/node scripts/prove/debian/visitors.ts https://agency.example ${VISITORS}`;
    const { said } = await machine.asRoot(
      `cd /srv/agency-site; export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
       ${visitors} > /root/visitors 2>&1 & visitors=$!
       for time in $(seq ${RESTARTS}); do sleep 3; systemctl restart agency-site; done
       sleep 3; kill $visitors; wait $visitors; cat /root/visitors`,
    );
    return { isSo: /"failed":\[\]/.test(said) && !/"posts":0/.test(said), words: said };
  },

  /** Acknowledged on SQLite while nobody takes them; PostgreSQL is set then. */
  async 'ten left behind, told, and moved'(administrator) {
    const { asRoot, restart, workflow, outbox, visitorSends } = administrator;
    await asRoot(
      'apt-get install --yes postgresql > /dev/null 2>&1; cd /; sudo -u postgres psql --quiet --command ' +
        `"CREATE ROLE agency LOGIN PASSWORD 'secret'" --command 'CREATE DATABASE site OWNER agency'`,
    );
    const { said: port } = await asRoot("pg_lsclusters --no-header | awk '{ print $3 }'");
    workflow.behave('is overloaded');
    const ids = await Promise.all(Array.from({ length: LEFT }, () => visitorSends()));
    await restart(`DATABASE_URL=${PGDATA}:${port.trim()}/site`);
    const told = await administrator.asAgency('npm run --silent doctor');
    const health = await fetch(`${SITE}/api/health`);
    const [once, twice] = [await outbox('move'), await outbox('move')];
    workflow.behave('accepts');
    await outbox('retry');
    await Promise.all(ids.map(administrator.delivered));
    const line =
      told.said.split('\n').find((each) => each.includes('nobody delivers from there')) ??
      told.said;
    return {
      isSo:
        line.includes(`${LEFT} requests are left`) &&
        health.status === 503 &&
        twice.said.startsWith('0 requests moved'),
      words: `${line}\nhealth: ${health.status} ${await health.text()}\n${once.said.split('\n')[0]}\nagain: ${twice.said.split('\n')[0]}; delivered: ${ids.length}`,
    };
  },
};
