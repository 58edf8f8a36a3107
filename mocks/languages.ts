/** Codes of the product's languages, English first (product specification, section 9). */
export const languages: readonly string[] =
  'en cs da de es fi fr hr hu it ja nb nl pl pt ro ru sk sl sr sv tr zh-cn zh-tw'.split(' ');
