-- Asks for the paths that are given in turns.
init = function(args)
  if #args == 0 then return end
  local count = 0
  request = function()
    count = count + 1
    return wrk.format(nil, args[(count - 1) % #args + 1])
  end
end

-- What wrk measured, as JSON: times in milliseconds.
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
