import type { Pool } from 'pg';

const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'string',
  numeric: 'string',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  bytea: 'Buffer',
  xid8: 'string',
  jsonb: 'unknown',
  json: 'unknown',
  name: 'string',
};

interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  generated: boolean;
}

/**
 * The TypeScript text of every table of a migrated database (the months of the audit are parts of
 * one); a test keeps `tables.ts` equal to it.
 */
export async function renderTables(pool: Pool): Promise<string> {
  const { rows } = await pool.query<ColumnRow>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable, (c.column_default is not null or c.is_identity = 'YES') as generated
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely\\_%' and c.table_name !~ '^audit_[0-9]+$'
    order by c.table_name, c.ordinal_position`);
  const tables = new Map<string, string[]>();
  for (const row of rows) {
    const lines = tables.get(row.table_name) ?? [];
    lines.push(`    ${camel(row.column_name)}: ${columnType(row)};`);
    tables.set(row.table_name, lines);
  }
  const body = [...tables]
    .map(([name, lines]) => `  ${camel(name)}: {\n${lines.join('\n')}\n  };`)
    .join('\n');
  return `// Made by \`npm run tables\` from the migrated database; do not edit.\nimport type { Generated } from 'kysely';\n\n/** Every table, with column names as the code writes them. */\nexport interface Tables {\n${body}\n}\n`;
}

function columnType({ udt_name: type, is_nullable: nullable, generated }: ColumnRow): string {
  const array = type.startsWith('_');
  const base = TYPES[array ? type.slice(1) : type] ?? 'unknown';
  const plain = array ? `${base}[]` : base;
  const full = nullable === 'YES' && base !== 'unknown' ? `${plain} | null` : plain;
  return generated ? `Generated<${full}>` : full;
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
