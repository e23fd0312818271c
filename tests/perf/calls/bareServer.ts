import Fastify from 'fastify';
import pg from 'pg';
import type { Scoped } from './sqlOf';

/** What the parent sends: where the database listens and what each path runs. */
interface Task {
  readonly socket: string;
  readonly paths: Readonly<Record<string, Scoped>>;
}

/**
 * Fastify and pg with nothing else, in a process of its own: each path runs the queries it was
 * given and answers their rows.
 */
process.once('message', (task: Task) => void serve(task));

async function serve({ socket, paths }: Task): Promise<void> {
  const app = Fastify();
  for (const [path, { role, settings, queries }] of Object.entries(paths)) {
    const pool = new pg.Pool({
      host: socket,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 4,
      options: [`-c role=${role}`, ...settings.map(([name, value]) => `-c ${name}=${value}`)].join(
        ' ',
      ),
    });
    app.get(`/${path}`, async () => {
      const client = await pool.connect();
      try {
        const answers = [];
        for (const { text, values } of queries)
          answers.push((await client.query(text, [...values])).rows);
        return answers;
      } finally {
        client.release();
      }
    });
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}
