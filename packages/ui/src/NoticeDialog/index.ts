export { NoticeDialog } from './NoticeDialog';
