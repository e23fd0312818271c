import { addFirstAdmin } from './addFirstAdmin';

/**
 * `npm run admin -- --account gj.admin --name 王小明`: the first administrator of an empty
 * installation.
 */
await addFirstAdmin();
