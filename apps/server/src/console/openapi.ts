import { openApi } from '../web/openapi';

process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
