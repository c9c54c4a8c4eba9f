import fc from 'fast-check';

/** Property tests draw the same cases in every run, so that a failure speaks of the change at hand; SEED draws others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1889) });
