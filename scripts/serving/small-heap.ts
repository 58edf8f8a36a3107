/**
 * Keeps the memory of a long-lived mock service small: by default, V8 lets its heap grow to several times the live size
 * before it collects garbage. Import this module first, so that it takes effect while the others load.
 *
 * The other half can only be set when Node starts, in the scripts of `package.json`: `--max-semi-space-size=14` limits
 * the space for new objects, most of which do not outlive their response.
 */
import { setFlagsFromString } from 'node:v8';

// Collect the old generation whenever it has grown by a tenth.
setFlagsFromString('--heap-growing-percent=10');
