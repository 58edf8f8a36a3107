/**
 * Makes Prism load without the words of Faker's seventy languages, of which it uses one: they were a fifth of a mock
 * service's memory, and of the time that it takes to start. To be imported before Prism.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const isPrisms = context.parentURL?.includes('/@stoplight/prism-http/');
    const isFaker = specifier === '@faker-js/faker';
    return next(isPrisms && isFaker ? '@faker-js/faker/locale/en' : specifier, context);
  },
});
