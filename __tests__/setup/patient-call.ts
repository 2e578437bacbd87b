import { patient } from '#server/delivery/patient.ts';

/** Calls somebody who never answers, and prints what ended it: a process of its own, for Node's own fetch. */
const [url = '', patienceMs = '0'] = process.argv.slice(2);
// The first call has Node load what it goes out through.
await fetch('http://127.0.0.1:1').catch(() => undefined);
const call = { ...patient(Number(patienceMs)), signal: AbortSignal.timeout(20_000) };
await fetch(url, call).catch(({ cause, name }) => console.log(cause?.code ?? name));
