import { join } from 'node:path';
import ts from 'typescript';
import { nodesOf, productFiles, reachedFrom, sourceOf } from './sources';

/** Built pages by their id: the file of the screen, read from the index of its area. */
export const screenFiles: ReadonlyMap<string, string> = new Map(
  productFiles
    .filter((path) => /^apps\/admin\/src\/areas\/\w+\/index\.ts$/.test(path))
    .flatMap((index) =>
      nodesOf(sourceOf(index)).flatMap((node): [string, string][] => {
        if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return [];
        const loaded = nodesOf(node.initializer).find(
          (one) => ts.isStringLiteral(one) && one.text.startsWith('./'),
        );
        if (!loaded || !ts.isStringLiteral(loaded)) return [];
        return [[node.name.text, `${join(index, '..', loaded.text)}.tsx`]];
      }),
    ),
);

/**
 * Parts that the frame keeps for every page, and public pages: the screens whose rows name their
 * calls.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'apps/admin/src/kit/session/session.ts': ['shell.root'],
  'apps/admin/src/kit/imports/ImportDialog.tsx': ['shell.importDialog'],
  'apps/admin/src/kit/imports/TemplateLink.tsx': ['shell.importDialog'],
  'apps/admin/src/kit/imports/useImport.ts': ['shell.importDialog'],
  'apps/admin/src/kit/list/ExportButton.tsx': ['shell.exportDialog'],
  'apps/admin/src/kit/record/TaskFile.tsx': ['shell.fileTasks'],
  'apps/admin/src/kit/list/listMemory.ts': ['shell.root'],
  'apps/admin/src/kit/list/lookupSearches.ts': ['register.dataView'],
  'apps/admin/src/kit/list/useRegionField.ts': ['shell.root'],
  'apps/admin/src/kit/form/uploadFile.ts': ['shell.root'],
  'apps/admin/src/kit/undo/waiting.ts': ['shell.root'],
  'apps/admin/src/shell/Lock.tsx': ['shell.root'],
  'apps/admin/src/shell/Shell.tsx': ['shell.root'],
  'apps/admin/src/shell/signOut.ts': ['shell.root'],
  'apps/admin/src/areas/register/approvals.tsx': ['shell.myWorksWfWorkflowAudit'],
  'apps/admin/src/areas/register/pointHome.tsx': ['shell.confirmaIndex'],
  'apps/admin/src/areas/register/lists/pointSearch.ts': ['shell.chooseConfirmPoint'],
  'apps/admin/src/kit/record/useFile.ts': ['shell.picturePreview'],
  // The bell shows the head of the page of the tasks.
  'apps/admin/src/shell/Bell.tsx': ['shell.messageBell', 'shell.fileTasks'],
  'apps/admin/src/shell/readLists.ts': ['shell.messageBell'],
  'apps/admin/src/shell/readMaintenance.ts': ['shell.messageBell'],
  'apps/admin/src/shell/SignInPage.tsx': ['public.login'],
  'apps/admin/src/shell/passkey.ts': ['public.login'],
  'apps/admin/src/shell/askUsbKey.ts': ['public.login'],
  'apps/admin/src/shell/SmsStep.tsx': ['shell.loginSmsDialog'],
  'packages/client/src/signIn.ts': [
    'public.login',
    'shell.loginSmsDialog',
    'shell.changePasswordVoluntary',
    'shell.changePasswordMandatory',
  ],
  'packages/client/src/forgotten.ts': ['public.findPassword'],
  'apps/bigscreen/src/session/display.ts': ['external.tqcStat'],
  'apps/bigscreen/src/feed/serverSource.ts': ['external.tqcStat'],
};

/** The files of a page that are its own: what it leads to, without what the frame keeps. */
export function ownFilesOf(screen: string): readonly string[] {
  const before = own.get(screen);
  if (before) return before;
  const path = screenFiles.get(screen);
  const found = path ? [...reachedFrom(path)].filter((one) => isPart(one) && !(one in SHARED)) : [];
  own.set(screen, found);
  return found;
}

const own = new Map<string, readonly string[]>();

/** The screens that a file belongs to; none means that no screen leads to it. */
export function screensOf(path: string): readonly string[] {
  return (
    SHARED[path] ?? [...screenFiles.keys()].filter((screen) => ownFilesOf(screen).includes(path))
  );
}

const isPart = (path: string) => path.startsWith('apps/admin/src/');
