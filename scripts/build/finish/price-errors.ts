import type { Service } from '../../../src/content/services.ts';
import { type BuildError, errorsIn } from './build-errors.ts';

/** No type refuses a price that nobody can pay. */
export const priceErrors = (services: readonly Pick<Service, 'id' | 'price'>[]): BuildError[] =>
  services
    .filter(({ price }) => !Number.isFinite(price.amount) || price.amount < 0)
    .flatMap(({ id, price }) =>
      errorsIn(
        ['src/content/services.ts'],
        `has a price of ${price.amount} for '${id}'`,
        'Write what the service costs at least, 0 or more',
      ),
    );
