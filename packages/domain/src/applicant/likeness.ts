/** From this likeness of face and document on many may be passed at once; below, one by one. */
export const likelyScore = 85;
