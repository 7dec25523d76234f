spike-milestone-hundred = Cien
spike-milestone-hundred-about = Termina con { $count } dólares.
spike-milestone-contractor = Contratista
spike-milestone-contractor-about = Gana { $count } dólares con contratos.
spike-milestone-market = Día de mercado
spike-milestone-market-about = Gana { $count } dólares con mercancías.
spike-milestone-route = De punta a punta
spike-milestone-route-about = Gana { $count } dólares con cartas de ruta.
