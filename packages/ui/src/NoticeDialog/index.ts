export { NoticeDialog } from './NoticeDialog';
export { noticeDue } from './noticeDue';
export type { NoticeWindow } from './noticeDue';
