import { enrollmentPapers } from '@tqc/contract/enroll';
import { serve } from '../../kit/serve';
import { noticeList } from './papers/noticeList';
import { enrollReport } from './papers/report';
import { sticker } from './papers/sticker';

export const enrollmentPapersRoutes = serve(enrollmentPapers, {
  enrollReport,
  noticeList,
  sticker,
});
