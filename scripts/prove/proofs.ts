type Proof = {
  command: string;
  shows: string;
  /** The job of `.github/workflows/proof.yml` that runs it. */
  job: string;
};

/** Not part of `npm test`, because each takes long or needs a program that few machines have. */
export const proofs: Readonly<Record<string, Proof>> = {
  parts: {
    command: 'playwright test --config __tests__/build/parts',
    shows: 'an owner’s ordinary changes build and work',
    job: 'weekly',
  },
  again: {
    command: 'node scripts/prove/again.ts',
    shows: '`npm test` is green twenty times: quiet, on one core, beside load; takes over an hour',
    job: 'weekly',
  },
  torture: {
    command: 'node scripts/prove/torture.ts',
    shows: 'no request is lost, none is done twice; takes half an hour, needs root and Caddy',
    job: 'torture',
  },
  simulation: {
    command:
      'node --conditions=react-server __tests__/promises/simulation/main.ts --seed today --histories 100000',
    shows: 'a hundred thousand simulated months of faults break no promise',
    job: 'weekly',
  },
  n8n: {
    command: 'node scripts/prove/n8n.ts',
    shows: 'a real n8n acts on each lead once; needs n8n, or its path in N8N',
    job: 'weekly',
  },
};
