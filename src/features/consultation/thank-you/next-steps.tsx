import { nextSteps } from '#content/consultation-page.ts';

/** What happens once a request is in, step by step. */
export function NextSteps() {
  return (
    <section data-next-steps aria-labelledby="next-steps">
      <h2 id="next-steps">{nextSteps.title}</h2>
      <ol>
        {nextSteps.steps.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
