import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  managedNonce,
  utf8ToBytes,
} from '@noble/ciphers/utils.js';

const createCipher = managedNonce(xchacha20poly1305);

/**
 * Encrypts a text. The browser's own functions are asynchronous, which is too late when a page is left.
 * @param key has 32 bytes, in hexadecimal digits.
 */
export function sealText(text: string, key: string): string {
  return bytesToHex(createCipher(hexToBytes(key)).encrypt(utf8ToBytes(text)));
}

/** Decrypts a text; empty if it was not sealed with this key. */
export function openText(sealedText: string, key: string): string {
  try {
    return bytesToUtf8(createCipher(hexToBytes(key)).decrypt(hexToBytes(sealedText)));
  } catch {
    // Stored values are as untrusted as responses.
    return '';
  }
}
