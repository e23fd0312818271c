/** The page of a case: of all its numbers only that of the application stands in an address. */
export const caseAddress = ({ regId }: { readonly regId: string }) =>
  `/register/application/${regId}`;
