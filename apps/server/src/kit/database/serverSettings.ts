/**
 * How a PostgreSQL of this product is set: the embedded one is started with it, and
 * docs/operations.md gives the same list to whoever runs his own.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  // Disks of today read a page anywhere at nearly the price of the next one.
  random_page_cost: '1.1',
  // The conditions of the rows that somebody may see cost much by calculation and little in truth:
  // a plan would be compiled for longer than it runs.
  jit: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  // Whoever holds locks and does nothing is ended; long work of the system sets its own limit.
  idle_in_transaction_session_timeout: '60s',
  log_lock_waits: 'on',
  // What failed is told without its values: a statement that closes a call holds its audit row.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
