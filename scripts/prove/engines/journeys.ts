import { pages } from '../real/built-site.ts';
import type { startWebhookReceiver } from '../real/webhook-receiver.ts';
import type { Visitor } from './visitor.ts';

type Workflow = Awaited<ReturnType<typeof startWebhookReceiver>>;
export type Stage = {
  visitor: Visitor;
  go(path: string): Promise<void>;
  phone(): Promise<void>;
  picture(name: string): Promise<void>;
  server: { leave(): Promise<void>; comeBack(): Promise<void> };
  workflow: Workflow;
};

const FREE_DAY = '[role="gridcell"]:not([aria-disabled="true"]):not([aria-current])';

/** The ways that matter most, as a visitor of any browser goes them. Each begins on a page of its own. */
export const journeys: Record<string, (stage: Stage) => Promise<void>> = {
  async 'every page is seen'({ go, visitor, picture }) {
    for (const path of pages) {
      await go(path);
      await visitor.until('the heading is seen', "document.querySelector('h1').checkVisibility()");
      await picture(path.slice(1).replaceAll('/', '-') || 'home');
    }
  },

  async 'the headline is typed, and the drawing beside it stands whole'({ go, visitor, picture }) {
    await go('/');
    await visitor.until(
      'the last letter is seen',
      "getComputedStyle([...document.querySelectorAll('h1 i')].at(-1)).color !== 'rgba(0, 0, 0, 0)'",
    );
    await visitor.until(
      'the five answers stand',
      "[...document.querySelectorAll('[role=img] > span')].filter((each) => each.checkVisibility()).length === 5",
    );
    await picture('hero');
  },

  async 'the menu opens on a phone and leads on'({ go, phone, visitor, picture }) {
    await phone();
    await go('/');
    await visitor.click('header button');
    await visitor.until(
      'the menu is open',
      "document.querySelector('header [popover]').matches(':popover-open')",
    );
    await picture('menu');
    await visitor.click('header [popover] a[href="/services"]');
    await visitor.isOn('/services');
  },

  async 'fields left empty are pointed at, and nothing is sent'({
    go,
    visitor,
    workflow,
    picture,
  }) {
    const callsBefore = workflow.calls.length;
    await openForm(go, visitor);
    await visitor.fill('email', 'no address');
    await visitor.click('main form button[type="submit"]');
    await visitor.until(
      'the first wrong field has the focus',
      "document.activeElement.name === 'name'",
    );
    await picture('wrong-fields');
    if (workflow.calls.length > callsBefore) throw new Error('a form with wrong fields was sent');
  },

  async 'a request to be answered by e-mail reaches the workflow'({ go, visitor, workflow }) {
    await openForm(go, visitor);
    await introduce(visitor, 'mail@example.com');
    await visitor.click('[name="contactMethod"][value="email"]');
    await send(visitor);
    await arrived(workflow, 'mail@example.com');
  },

  async 'a call is booked'({ go, visitor, workflow, picture }) {
    await openForm(go, visitor);
    await introduce(visitor, 'call@example.com');
    await visitor.click('[name="contactMethod"][value="phone"]');
    await visitor.click(FREE_DAY);
    await visitor.click('label:has([name="callTime"]:enabled)');
    await picture('booking');
    await send(visitor);
    const { callDate, callTime } = await arrived(workflow, 'call@example.com');
    if (!callDate || !callTime) throw new Error('the call arrived without its day or its time');
  },

  async 'a request made while the server is away arrives once it is back'({
    go,
    visitor,
    server,
    workflow,
  }) {
    await openForm(go, visitor);
    await introduce(visitor, 'away@example.com');
    await visitor.click('[name="contactMethod"][value="text"]');
    await server.leave();
    await send(visitor);
    await server.comeBack();
    await go('/');
    await arrived(workflow, 'away@example.com');
  },
};

async function openForm(go: Stage['go'], visitor: Visitor) {
  await go('/consultation');
  await visitor.until(
    'the form is alive',
    "Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__reactProps'))",
  );
}

async function introduce(visitor: Visitor, email: string) {
  await visitor.fill('name', 'Ada Lovelace');
  await visitor.fill('email', email);
  await visitor.fill('phone', '+1 555 0100');
  await visitor.choose('service', 'multiple');
  await visitor.fill('description', 'We sell engines.');
}

async function send(visitor: Visitor) {
  await visitor.until('nobody would think of a machine', 'performance.now() > 1500');
  await visitor.click('main form button[type="submit"]');
  await visitor.until(
    'Thank You is seen',
    "document.querySelector('[data-thank-you]')?.checkVisibility() ?? false",
  );
}

async function arrived(workflow: Workflow, email: string) {
  const isThis = ({ body }: { body: string }) => JSON.parse(body).email === email;
  while (!workflow.calls.some(isThis)) await workflow.called(workflow.calls.length + 1);
  const bodies = workflow.calls.filter(isThis).map(({ body }) => JSON.parse(body));
  if (bodies.length > 1) throw new Error(`${email} arrived ${bodies.length} times`);
  return bodies[0];
}
