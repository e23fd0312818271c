/**
 * True where tests and demo data need thousands of passwords in seconds; a real installation never
 * sets this.
 */
export const cheapPasswords = process.env['TQC_CHEAP_PASSWORDS'] === 'for-tests';
