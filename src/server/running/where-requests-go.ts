import type { Environment } from '#server/configuration/environment.ts';
import type { Receiver } from '#server/configuration/receivers.ts';

/** What a start tells whoever has just typed `npm start`. */
export function whereRequestsGo(settings: Environment) {
  const { databaseUrl, dataFolder, receiver, deskPassword } = settings;
  const place = databaseUrl ? 'the database' : dataFolder;
  return [
    `Requests are stored in ${place} and sent to ${receiverInWords(receiver)}`,
    deskPassword
      ? 'The desk at /desk shows them'
      : 'To see them, set DESK_PASSWORD (16 characters or more), and open /desk',
  ];
}

function receiverInWords(receiver: Receiver | undefined) {
  if (!receiver) return 'nobody yet (README, Connect a workflow)';
  return 'smtpUrl' in receiver ? 'the mailbox of MAIL_TO' : `the workflow at ${receiver.url.host}`;
}
