/// Leaks memory, so that `fuzz.sh` can tell whether leaks are found on this machine.
@_cdecl("LLVMFuzzerTestOneInput")
public func leak(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    for _ in 0..<100 { _ = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 1) }
    return 0
}
