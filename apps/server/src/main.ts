import { addFirstAdmin } from './console/addFirstAdmin';
import { ConfigError, readConfig } from './config';
import { DEMO_PASSWORD, demoAccounts } from './demo/fill';
import { NewerDatabase } from './kit/database';
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
          ...demoAccounts.map(({ account, who }) => `    ${account.padEnd(14)}${who}`),
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
  const { code, message = String(error) } = error as { code?: string; message?: string };
  if (error instanceof ConfigError || error instanceof NewerDatabase) return message;
  if (code === 'EADDRINUSE')
    return '端口已被占用，请换一个端口（例如 PORT=8090 npm start），或停止占用它的程序';
  if (code === 'EACCES') return '没有权限使用该端口或目录，请换一个端口或检查目录权限';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return `无法连接数据库（${message}），请检查 DATABASE_URL 中的地址、账号和库名`;
  return message;
}

async function main(): Promise<void> {
  const running = await startProduct(readConfig(process.env), (text) =>
    console.log(`  正在准备：${text}`),
  );
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
}

// A container holds the built server only: its first administrator is made by the same file.
if (process.argv[2] === 'admin') await addFirstAdmin();
else
  main().catch((error: unknown) => {
    console.error(`启动失败：${sentence(error)}`);
    process.exit(1);
  });
