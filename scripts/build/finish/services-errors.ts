import { serviceNames } from '../../../src/domain/consultation-fields.ts';
import { type BuildError, errorsIn } from './build-errors.ts';

type Service = { id: string; price: { amount: number } };

const SERVICES = 'src/content/services.ts';

/** What no type says of a service, or not in words that lead to the file to edit. */
export const servicesErrors = (services: readonly Service[]): BuildError[] =>
  services.flatMap(({ id, price }) => [
    ...errorsIn(
      serviceNames.some((name) => name === id) ? [] : [SERVICES],
      `has the service '${id}', which the form does not know`,
      `Add '${id}' to serviceNames in src/domain/consultation-fields.ts, and its words to choices.service in src/content/consultation-page.ts`,
    ),
    ...errorsIn(
      Number.isFinite(price.amount) && price.amount >= 0 ? [] : [SERVICES],
      `has a price of ${price.amount} for '${id}'`,
      'Write what the service costs at least, 0 or more',
    ),
  ]);
