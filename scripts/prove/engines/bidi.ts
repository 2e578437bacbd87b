import { once } from 'node:events';

// What comes back differs from command to command, and each caller takes what it asked for.
type Answer = {
  context: string;
  data: string;
  capabilities: { browserVersion: string };
  result: { value: unknown };
  exceptionDetails?: { text: string };
};

/** One connection that speaks WebDriver BiDi: a command has an id, and so has its answer. */
export async function openBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });

  return {
    send(method: string, params: object): Promise<Answer> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}
