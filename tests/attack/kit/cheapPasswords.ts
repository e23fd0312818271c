// Read when the module that hashes passwords is loaded, so this one must be imported before any
// other.
process.env['TQC_CHEAP_PASSWORDS'] = 'for-tests';
