/** A window without room for days side by side. */
export const phoneQuery = '(width < 640px)';
