// For `node --import`: at its end, the process prints its duration and its peak memory.

process.on('exit', () => {
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(JSON.stringify({ seconds: performance.now() / 1000, megabytes }));
});
