import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig } from './config';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts';
import { NewerDatabase } from './kit/database';
import { failureOf } from './kit/serve';
import { startProduct, type Running } from './running';

const HOW_TO_BEGIN = '请另开终端创建第一个管理员：npm run admin -- --account 账号 --name 姓名';

/** What may be in flight gets so long to end, after the time to leave. */
const STOP_LIMIT = 20_000;

function table(running: Running): string {
  const rows = [
    ['管理端', `${running.url}/tqc/`],
    ['监控大屏', `${running.url}/dp/`],
    ...(running.demo === undefined
      ? []
      : [
          ['接口目录', `${running.url}/api-docs/`],
          ['组件手册', `${running.url}/storybook/`],
        ]),
  ];
  const lines = rows.map(([name = '', address = '']) => `  ${name.padEnd(6, '　')}${address}`);
  const people =
    running.demo === undefined
      ? []
      : [
          '',
          `  演示账号（密码均为 ${DEMO_PASSWORD}，演示数据，日期从 2024-06-18 起）`,
          ...demoAccounts.map(({ account, who }) => `    ${account.padEnd(16)}${who}`),
        ];
  return [
    '',
    '  教师资格管理信息系统已启动',
    '',
    ...lines,
    ...people,
    ...(running.empty ? ['', `  还没有任何账号，${HOW_TO_BEGIN}`] : []),
    '',
    '  按 Ctrl-C 停止',
    '',
  ].join('\n');
}

function sentence(error: unknown): string {
  const {
    code,
    message = String(error),
    port,
  } = error as { code?: string; message?: string; port?: number };
  if (error instanceof ConfigError || error instanceof NewerDatabase) return message;
  if (code === 'EADDRINUSE')
    return `端口 ${port ?? ''} 已被占用，请换一个端口（例如 PORT=8090 npm start），或停止占用它的程序`;
  if (code === 'EACCES') return '没有权限使用该端口或目录，请换一个端口或检查目录权限';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return `无法连接数据库（${message}），请检查 DATABASE_URL 中的地址、账号和库名`;
  return message;
}

// With much memory V8 lets the heap grow to four times what lives in it before it looks through the
// old part: a long export would fill that with rows that nobody holds any more.
setFlagsFromString('--heap-growing-percent=40');

// What a part of the product began and nobody waits for may fail while the database is away: that
// passes, and ending the process would only make it longer. Anything else ends it, as ever.
process.on('unhandledRejection', (error) => {
  if (failureOf(error).code !== 503) throw error;
  console.error(`数据库暂时不可用：${error instanceof Error ? error.message : String(error)}`);
});

async function main(): Promise<void> {
  const starting = startProduct(
    readConfig(process.env),
    (text) => console.log(`  正在准备：${text}`),
    (error) => {
      console.error(error.message);
      // Whatever watches over the process starts it anew; waiting calls get no better answer from
      // this one.
      setTimeout(() => process.exit(1), STOP_LIMIT).unref();
      void starting.then((product) => product.stop()).finally(() => process.exit(1));
    },
  );
  const running = await starting;
  console.log(table(running));
  let stopping = false;
  const stop = (leave: boolean) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    running.stop({ leave }).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop(false));
  process.on('SIGTERM', () => stop(true));
  // Whoever keeps this process standing hears that it stands; when that one is gone, nobody would
  // end this one.
  process.on('disconnect', () => stop(false));
  process.send?.('stands');
}

// A container holds the built server only: what an operator does besides starting it is done by the
// same file. Each command is read when it is asked for, so that a server stands up again sooner.
const commands: Readonly<Record<string, () => Promise<void>>> = {
  admin: async () => (await import('./console/addFirstAdmin')).addFirstAdmin(),
  audit: async () => (await import('./console/audit')).workOnAudit(),
  backup: async () => (await import('./console/backup')).makeBackup(),
  restore: async () => (await import('./console/restore')).restoreBackup(),
  'sign-in': async () => (await import('./console/signIn')).workOnSignIn(),
};
const command = commands[process.argv[2] ?? ''];
if (command) await command();
else
  main().catch((error: unknown) => {
    console.error(`启动失败：${sentence(error)}`);
    process.exit(1);
  });
