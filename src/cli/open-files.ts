/** How many files a command may have open at once. With fewer, Node.js fails to load modules, and says that they are not there. */
const needed = 256;

/** Throws if this process may open too few files. */
export function checkOpenFiles(): void {
  // Windows has no such limit.
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  const { soft = 'unlimited' } = userLimits?.open_files ?? {};
  if (soft !== 'unlimited' && soft < needed)
    throw new Error(`Only ${soft} files may be open at once (ulimit -n). At least ${needed} are needed.`);
}
