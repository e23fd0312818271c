import { chinaMinute } from '@tqc/domain/shared';
import { returnFocus } from '@tqc/ui/foundation';
import { setCalendarClock, zhCN } from '@tqc/ui/setup';
import { applyTheme } from '@tqc/ui/tokens';
import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import '@arco-design/web-react/es/ConfigProvider/style/css.js';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { cleanAddress } from './kit/list/cleanAddress';
import { sweepDrafts } from './kit/form/drafts';
import { resumeSession, sweepKeys, transport } from './kit/session/session';
import { followOtherTabs, joinSession } from './kit/session/sharedSession';
import { App } from './shell/App';
import { installTrustedTypes } from './shell/TrustedTypes';
import { currentTheme } from './shell/theme';

cleanAddress();
installTrustedTypes();
applyTheme(currentTheme());
// Calendars open on the server's day: a demonstration plays another than this computer's.
setCalendarClock(() => chinaMinute(new Date(transport.now())));
// What closed tabs left behind; a browser without room for a database has left nothing.
void Promise.all([sweepKeys(), sweepDrafts()]).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('no root');
returnFocus();
followOtherTabs();
void resumeSession()
  .then((resumed) => resumed || joinSession())
  .then(() =>
    createRoot(root).render(
      <ConfigProvider locale={zhCN}>
        <BrowserRouter basename="/tqc">
          <App />
        </BrowserRouter>
      </ConfigProvider>,
    ),
  );
