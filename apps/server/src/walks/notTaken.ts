/** Steps of built machines that nobody can take yet, and why. */
export const notTaken: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason: 'the channel hands over what is accepted already: it brings no application in state 0',
    ids: ['recognitionStatus -→0 applicant declares through the separate channel'],
  },
  {
    reason: 'collecting in the office is refused on purpose: applications come by the channel',
    ids: ['recognitionStatus -→6 back-office collection (data source 1)'],
  },
  {
    reason:
      'a restriction in force marks the application (limit_hit) and leaves its record status alone',
    ids: [
      'recordStatusRegister 0→1 person found in the restriction library',
      'recordStatusRegister 1→0 restriction released',
    ],
  },
  {
    reason: 'no affair passes by itself: each comes with evidence that people look at',
    ids: ['reviewFlag 0→3 automatic pass'],
  },
  {
    reason: 'a failed push waits again only inside the turn that tries it: it ends as 1 or 2',
    ids: ['pushState 2→0 tried again by plan'],
  },
];
