System.exit(Program.run())
