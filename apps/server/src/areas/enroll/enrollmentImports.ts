import { enrollmentConclusions, enrollmentImports } from '@tqc/contract/enroll';
import { serve } from '../../kit/serve';
import { importFile } from '../../trade/imports';
import { enrollmentRoutes } from './enrollment';
import { enrollmentReviewRoutes } from './enrollmentReview';
import { conclusionImport } from './imports/conclusions';
import { declaredImport } from './imports/declared';

export const enrollmentImportsRoutes = serve(enrollmentImports, {
  importDeclarationNotAccepted: (call) =>
    importFile(call, enrollmentRoutes, declaredImport, call.input),
});
export const enrollmentConclusionsRoutes = serve(enrollmentConclusions, {
  autoAudEnrollExcelData: (call) =>
    importFile(call, enrollmentReviewRoutes, conclusionImport, call.input),
});
