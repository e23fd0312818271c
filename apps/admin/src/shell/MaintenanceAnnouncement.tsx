import { NoticeDialog } from '@tqc/ui/NoticeDialog';

/** What the notice of the maintenance of August 2024 says. */
export function MaintenanceAnnouncement({ onClose }: { readonly onClose: () => void }) {
  return (
    <NoticeDialog open title="系统维护通知" onClose={onClose}>
      <p>
        2024年8月22日至24日系统维护。期间2024年上半年的照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响。
      </p>
      <p>请各单位提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增。</p>
    </NoticeDialog>
  );
}
