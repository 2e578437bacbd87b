import { until } from '../real/until.ts';
import { startWebhookReceiver } from '../real/webhook-receiver.ts';
import { newForm, postForm } from '../torture/post-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import type { Machine, Outcome } from './machine.ts';

const FOLDER = '/srv/agency-site';
const SETTINGS = `${FOLDER}/.env.local`;
export const SITE = 'http://127.0.0.1:3000';
const PATIENCE_MS = 60_000;

export type Administrator = Awaited<ReturnType<typeof administratorOf>>;
export type Look = { isSo: boolean; words: string };
export type Situation = {
  /** Brings it about, as root. */
  by: string;
  /** What undoes it, besides bringing back the settings and starting everything anew. */
  undone?: string;
  doctor?: string;
  told: RegExp;
};

/** Who follows the manual, with a workflow and visitors to see what comes of it. */
export async function administratorOf(machine: Machine) {
  const workflow = await startWebhookReceiver();
  const alerts = await startWebhookReceiver();
  const random = seededRandom('debian');
  let folder = '~';

  const asAgency = (command: string) => machine.run(`sudo -u agency ${command}`, FOLDER);
  const outbox = (words: string) => asAgency(`npm run --silent outbox -- ${words}`);
  const isServed = async () =>
    (await fetch(`${SITE}/api/alive`).catch(() => undefined))?.ok ?? false;
  const served = () => until(isServed, PATIENCE_MS, 'The site does not answer.');

  /** Posts a form as a visitor does; says its id. A robot also fills in what people do not see. */
  async function visitorSends(subject = '') {
    const form = newForm(random);
    const body = JSON.stringify({ ...JSON.parse(form.body), subject });
    const status = await postForm(SITE, { ...form, body });
    if (status !== 200) throw new Error(`A visitor was answered with ${status}.`);
    return form.id;
  }

  async function restart(setting = '') {
    const write = setting && `printf '${setting}\\n' >> ${SETTINGS} && `;
    const outcome = await machine.asRoot(`${write}systemctl restart agency-site`);
    await served();
    return outcome;
  }

  return {
    ...machine,
    machine,
    workflow,
    alerts,
    asAgency,
    outbox,
    served,
    visitorSends,
    restart,
    /** Runs a line of the manual where the one before has left off. */
    async follow(line: string) {
      if (line.startsWith('cd ')) folder = line.slice(3);
      return machine.run(line, folder);
    },
    /** Each request whose state this is. */
    async idsOf(state: string) {
      const { said } = await outbox(`list --state ${state} --json`);
      return [...said.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
    },
    async delivered(id: string) {
      const isThere = () => workflow.processed.has(id);
      await until(isThere, PATIENCE_MS, `${id} does not reach the workflow.`);
    },
    /** Brings the site into a situation, asks the doctor, and leads out of it again. */
    async diagnose({ by, undone = 'true', doctor = 'npm run --silent doctor', told }: Situation) {
      await machine.asRoot(`cp --preserve ${SETTINGS} /root/settings`);
      const brought = await machine.asRoot(by);
      const { said } = await asAgency(doctor);
      await machine.asRoot(
        `cp --preserve /root/settings ${SETTINGS}; ${undone}; systemctl stop agency-site agency-site.socket caddy; systemctl start agency-site.socket agency-site caddy`,
      );
      await served();
      const line = said.split('\n').find((each) => told.test(each));
      return { isSo: line !== undefined, words: line ?? brought.said + said };
    },
    async close() {
      await workflow.close();
      await alerts.close();
    },
  };
}

/** It ended well, and said this. */
export const saying = ({ code, said }: Outcome, expected: RegExp | boolean, wanted = 0): Look => ({
  isSo: code === wanted && (typeof expected === 'boolean' ? expected : expected.test(said)),
  words: said,
});
