import { type AlertPlace, sendAlert } from '#server/alert/send-alert.ts';
import { type Finding, right, wrong } from './finding.ts';

/** Sends one message, by the same code that tells of trouble. */
export async function sendTestAlert(place: AlertPlace): Promise<Finding> {
  return (await sendAlert(place, 'test', 'This is a test by npm run doctor. Nothing is wrong.'))
    ? right('ALERT_URL took a test message: look for it where you expect to be told.')
    : wrong(
        'ALERT_URL did not take a test message; why stands in the line above. Nobody would be told of a ' +
          'request that is stuck: set it to the address of an incoming webhook that takes {"text": "..."}.',
      );
}
