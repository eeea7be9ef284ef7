// Replaces a program's clock by the CPU time of its process, when preloaded, and writes its output line by line.
//
// Time limits of the program are then CPU time, whatever else the machine does.

#define _GNU_SOURCE

#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (clock == CLOCK_MONOTONIC) clock = CLOCK_PROCESS_CPUTIME_ID;
  return (int)syscall(SYS_clock_gettime, clock, now);
}

__attribute__((constructor)) static void write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
