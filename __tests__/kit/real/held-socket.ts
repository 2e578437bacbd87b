import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './listen.ts';
import { inherited } from './running-program.ts';

/**
 * Does what systemd does with `agency-site.socket`. Node cannot: a socket that it listens on it
 * also accepts from. When the orders end, because a test ended, so does the program.
 */
const HOLDER = `use IO::Socket::INET;
  ($^F, $|) = (3, 1);
  my $socket = IO::Socket::INET->new(
    LocalAddr => '127.0.0.1', LocalPort => shift, Listen => SOMAXCONN) or die $@;
  print "holds\\n";
  my $program;
  while (<STDIN>) {
    my ($order, $seconds) = split;
    if ($order ne 'start') {
      kill $order, $program;
      waitpid $program, 0;
    } elsif (!($program = fork)) {
      sleep $seconds;
      @ENV{'LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES'} = ($$, 1, 'agency-site.socket');
      open STDOUT, '>&STDERR';
      exec @ARGV;
    }
    print "$program\\n";
  }
  kill 'KILL', $program if $program;`;

export async function holdSocket(command: string[], environment: Record<string, string>) {
  const port = `${await freePort()}`;
  const holder = spawn('perl', ['-e', HOLDER, port, ...command], {
    env: { ...inherited, PORT: port, ...environment },
  });
  const answers = createInterface({ input: holder.stdout });
  await once(answers, 'line');
  const lines: string[] = [];
  createInterface({ input: holder.stderr }).on('line', (line) => lines.push(line));

  async function order(text: string) {
    holder.stdin.write(`${text}\n`);
    const [program] = await once(answers, 'line');
    return Number(program);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => lines.join('\n'),
    /** Resolves to the id of the process, before that listens. */
    start: (afterSeconds = 0) => order(`start ${afterSeconds}`),
    end: (signal: 'SIGTERM' | 'SIGKILL') => order(signal),
    async release() {
      holder.stdin.end();
      await once(holder, 'close');
    },
  };
}
