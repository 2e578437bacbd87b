import { agency } from '#content/agency.ts';
import { nextSteps } from '#content/consultation-page.ts';

type Step = { title: string; text: string };

/** What happens once a request is in, step by step; the second one as it was asked for, where that is known. */
export function NextSteps({ reply }: { reply?: Step | undefined }) {
  const [read, hear, decide] = nextSteps.steps;
  return (
    <ol data-next-steps>
      {[read, reply ?? hear, decide].map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{(index + 1).toLocaleString(agency.locale)}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
