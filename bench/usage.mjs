// For `node --import`: when the process ends, it prints how long it took, from its start, and the most memory that it had.

process.on('exit', () => {
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(JSON.stringify({ seconds: performance.now() / 1000, megabytes }));
});
